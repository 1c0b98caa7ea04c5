import type { Config } from 'jest';
import config from './jest.config';

/** `LAYER=domain/claims` runs only the tests of this folder, which is faster. */
const { LAYER } = process.env;
const layers = LAYER === undefined ? ['domain', 'application', 'adapters/http', 'adapters/state', 'ui'] : [LAYER];

// The tests beside the mutated code.
const mutation: Config = {
  ...config,
  // Jest looks for the related tests of each mutant in these folders only. Some tests reach the code through their support.
  roots: [...layers.map((layer) => `<rootDir>/src/${layer}`), '<rootDir>/tests/support'],
  watchman: false,
  // A mutant can leave a call waiting forever.
  testTimeout: 10_000,
  testMatch: [
    '<rootDir>/src/domain/**/!(*.zone).test.ts',
    '<rootDir>/src/application/**/*.test.ts',
    '<rootDir>/src/adapters/{http,state}/**/*.test.ts',
    '<rootDir>/src/ui/**/*ViewModel.test.ts',
    // The tests of EmailChangeViewModel. Other component tests would take hours.
    '<rootDir>/src/ui/profile/EmailSection.test.tsx',
  ],
};

export default mutation;
