import fc from 'fast-check';
import { testSeed } from './environment.ts';

// Every run generates the same inputs, so that what passed passes again; `npm test -- --isolated` draws others and prints the seed.
// The seed is also part of a property's name, by which Stryker asks for the tests of a mutant: a new one each time would leave
// all properties out.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: testSeed() });
