import { EVIDENCE_CHOICE_WORDS, EVIDENCE_CHOICES, type EvidenceChoice } from '../address/evidence-choice.ts';

/** Which results count, in a form of any view. */
export function EvidencePicker({ chosen }: { chosen: EvidenceChoice }) {
  return (
    <div>
      <label htmlFor="evidence">Evidence</label>
      <select id="evidence" name="evidence" defaultValue={chosen}>
        {EVIDENCE_CHOICES.map((option) => (
          <option key={option} value={option}>
            {EVIDENCE_CHOICE_WORDS[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
