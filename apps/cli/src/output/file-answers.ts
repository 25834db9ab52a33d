import { FileCheck, FilesCompared } from '@inferbench/answers/file-check/shape';
import { Finding } from '@inferbench/domain/errors/finding';
import { Run } from '@inferbench/domain/runs/run';
import { Evaluation, Verdict } from '@inferbench/domain/scores/score';
import { z } from 'zod';
import { judged, output, runNumber } from './answer.ts';

/** Answers of what reads result files and specifications. */
export const FILE_ANSWERS = {
  validate: judged('validate', {
    files: z.array(
      z.strictObject({
        file: z.string(),
        run: runNumber,
        kind: z.enum(['chip', 'model', 'run']),
        verdict: Verdict,
        findings: z.array(Finding.extend({ why: z.string() })),
      }),
    ),
  }),
  import: output('import', {
    /** Run of a file with one. */
    run: Run.optional(),
    missing: z.array(z.string()).optional(),
    /** What cannot be true whatever it ran on. */
    findings: z.array(Finding).optional(),
    /** Runs of a file with several. */
    runs: z
      .array(
        z.strictObject({
          number: z.int().positive(),
          run: Run,
          missing: z.array(z.string()),
          findings: z.array(Finding),
        }),
      )
      .optional(),
    /** Files beside the results that hold none. */
    ignored: z.array(z.strictObject({ name: z.string(), reason: z.string() })).optional(),
  }),
  check: output('check', {
    files: z.array(z.strictObject({ file: z.string(), run: runNumber, check: FileCheck })).optional(),
    /** Verdict on two runs. */
    compared: FilesCompared.optional(),
  }),
  'join-sweep': output('join-sweep', {
    run: Run.optional(),
    missing: z.array(z.string()).optional(),
    findings: z.array(Finding).optional(),
  }),
  score: judged('score', {
    files: z.array(z.strictObject({ file: z.string(), run: runNumber, evaluation: Evaluation })),
  }),
} as const;
