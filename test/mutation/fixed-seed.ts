import { fc } from '@fast-check/vitest';

// The seed is part of a property's name, by which Stryker asks for the tests of a mutant: a new one each time would
// leave all properties out. It also makes two runs give one score.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
