import { EVIDENCE_CHOICE_WORDS, EVIDENCE_CHOICES, type EvidenceChoice } from '../address/evidence-choice.ts';
import { Picker } from '../frame/picker.tsx';

const OPTIONS = EVIDENCE_CHOICES.map((value) => ({ value, words: EVIDENCE_CHOICE_WORDS[value] }));

/** Which results count, in a form of any view. */
export function EvidencePicker({ chosen }: { chosen: EvidenceChoice }) {
  return <Picker name="evidence" label="Results" options={OPTIONS} chosen={chosen} />;
}
