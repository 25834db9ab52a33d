import type { Command } from 'commander';

interface CommandEntry {
  name: string;
  summary: string;
  /** Another name for what a command does: understood, and not listed. */
  hidden?: true;
  /** Adds arguments, options and action. Only the command that was asked for is loaded. */
  load: () => Promise<(command: Command) => void>;
}

/** Every command by its group, in the order of `--help`. */
const GROUPS: Readonly<Record<string, readonly CommandEntry[]>> = {
  'Ask:': [
    {
      name: 'simulate',
      summary: 'time and bytes of one configuration, or of many',
      load: async () => (await import('./commands/simulate.ts')).configureSimulate,
    },
    {
      name: 'serve',
      summary: 'latency percentiles and capacity of a system under load',
      load: async () => (await import('./commands/serve.ts')).configureServe,
    },
    {
      name: 'claim',
      summary: 'where "500 tokens/s at 128K" can hold, and in which sense',
      load: async () => (await import('./commands/claim.ts')).configureClaim,
    },
    {
      name: 'rank',
      summary: 'systems for a workload of your own, measured and simulated',
      load: async () => (await import('./commands/rank.ts')).configureRank,
    },
    {
      name: 'tradeoff',
      summary: 'speed of a user against tokens a chip, and who leads',
      load: async () => (await import('./commands/tradeoff.ts')).configureTradeoff,
    },
    {
      name: 'crossover',
      summary: 'at which context two chips change places',
      load: async () => (await import('./commands/crossover.ts')).configureCrossover,
    },
    {
      name: 'check',
      summary: 'what a result file is worth: possible, how good, why',
      load: async () => (await import('./commands/check.ts')).configureCheck,
    },
    {
      name: 'compare',
      summary: 'what may be said of two chips or vendors, and by which runs',
      load: async () => (await import('./commands/compare.ts')).configureCompare,
    },
    {
      name: 'leaders',
      summary: 'who leads each of the four metrics, slice by slice',
      load: async () => (await import('./commands/leaders.ts')).configureLeaders,
    },
    {
      name: 'sheet',
      summary: 'the reference suite IB-1 on a chip',
      load: async () => (await import('./commands/sheet.ts')).configureSheet,
    },
    {
      name: 'flexibility',
      summary: 'how much of the grid of workloads a chip runs well',
      load: async () => (await import('./commands/flexibility.ts')).configureFlexibility,
    },
    {
      name: 'chips',
      summary: 'list the chips, or show one with its sources',
      load: async () => (await import('./commands/chips.ts')).configureChips,
    },
    {
      name: 'models',
      summary: 'list the models, show one, or find the one a name means',
      load: async () => (await import('./commands/models.ts')).configureModels,
    },
    {
      name: 'workloads',
      summary: 'list what is measured and simulated',
      load: async () => (await import('./commands/workloads.ts')).configureWorkloads,
    },
    {
      name: 'rules',
      summary: 'list the rules that every submission is checked by',
      load: async () => (await import('./commands/rules.ts')).configureRules,
    },
    {
      name: 'accuracy',
      summary: 'how far the simulator is from published measurements',
      load: async () => (await import('./commands/accuracy.ts')).configureAccuracy,
    },
    {
      name: 'ledger',
      summary: 'what was predicted before anybody published it: misses',
      load: async () => (await import('./commands/ledger.ts')).configureLedger,
    },
    {
      name: 'export',
      summary: 'a slice of the board as CSV or JSON, with citation',
      load: async () => (await import('./commands/export.ts')).configureExport,
    },
  ],
  'Measure:': [
    {
      name: 'measure',
      summary: 'load a server of your own, and keep what it did',
      load: async () => (await import('./commands/measure.ts')).configureMeasure,
    },
    {
      name: 'import',
      summary: 'result files of benchmark tools → runs, nothing guessed',
      load: async () => (await import('./commands/import.ts')).configureImport,
    },
    {
      name: 'join-sweep',
      summary: 'result files of several loads → one curve, with its power',
      hidden: true,
      load: async () => (await import('./commands/join-sweep.ts')).configureJoinSweep,
    },
    {
      name: 'score',
      summary: 'run or result file → scores, split, findings',
      load: async () => (await import('./commands/score.ts')).configureScore,
    },
    {
      name: 'validate',
      summary: 'check chip specifications, models and runs',
      load: async () => (await import('./commands/validate.ts')).configureValidate,
    },
  ],
  'Submit:': [
    {
      name: 'chip',
      summary: 'begin the file of a chip of your own: `chip init`',
      load: async () => (await import('./commands/chip.ts')).configureChip,
    },
    {
      name: 'model',
      summary: 'begin the file of a model of your own: `model init`',
      load: async () => (await import('./commands/model.ts')).configureModel,
    },
    {
      name: 'submit',
      summary: 'send a file to a server; again gives the same receipt',
      load: async () => (await import('./commands/submit.ts')).configureSubmit,
    },
    {
      name: 'status',
      summary: 'what became of a submission or a point',
      load: async () => (await import('./commands/status.ts')).configureStatus,
    },
    {
      name: 'explain',
      summary: 'answer a flag of a submission of your own',
      load: async () => (await import('./commands/acts.ts')).configureExplain,
    },
    {
      name: 'withdraw',
      summary: 'pull a submission of your own back',
      load: async () => (await import('./commands/acts.ts')).configureWithdraw,
    },
    {
      name: 'tests',
      summary: 'confirm or deny that you measured what names you',
      load: async () => (await import('./commands/tests.ts')).configureTests,
    },
    {
      name: 'reply',
      summary: 'say something to a result of others on a chip of yours',
      load: async () => (await import('./commands/reply.ts')).configureReply,
    },
    {
      name: 'review',
      summary: 'decide on submissions of others, with a key of a reviewer',
      load: async () => (await import('./commands/acts.ts')).configureReview,
    },
    {
      name: 'keys',
      summary: 'keys of your organisation: list, create, rotate, revoke',
      load: async () => (await import('./commands/keys.ts')).configureKeys,
    },
  ],
  'Operate:': [
    {
      name: 'doctor',
      summary: 'check this installation, and say what to do',
      load: async () => (await import('./commands/doctor.ts')).configureDoctor,
    },
    {
      name: 'rescore',
      summary: 'epochs of the board: progress, changes, switch',
      load: async () => (await import('./commands/rescore.ts')).configureRescore,
    },
    {
      name: 'admin',
      summary: 'run an installation: organisations, keys, reviewers, review',
      load: async () => (await import('./commands/admin.ts')).configureAdmin,
    },
    {
      name: 'db',
      summary: 'operate the database: `db migrate`, `db verify-board`',
      load: async () => (await import('./commands/db.ts')).configureDb,
    },
    {
      name: 'calibrate',
      summary: 'fit the constants of the simulator to measurements',
      load: async () => (await import('./commands/calibrate.ts')).configureCalibrate,
    },
    {
      name: 'published',
      summary: 'what a new table of figures changes: `published diff`',
      load: async () => (await import('./commands/published.ts')).configurePublished,
    },
    {
      name: 'completion',
      summary: 'script by which bash or zsh completes words',
      load: async () => (await import('./commands/completion.ts')).configureCompletion,
    },
  ],
};

/** The same in one list, each with its group. */
export const COMMANDS = Object.entries(GROUPS).flatMap(([group, commands]) =>
  commands.map((command) => ({ group, ...command })),
);
