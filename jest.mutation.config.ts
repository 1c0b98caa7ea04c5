import type { Config } from 'jest';
import config from './jest.config';

/** `LAYER=domain/claims` runs only the tests of this folder, which is faster. */
const { LAYER } = process.env;
const layers = LAYER === undefined ? ['domain', 'application', 'adapters/http', 'adapters/state', 'ui'] : [LAYER];

// The tests beside the mutated code, without type checks, because each of them runs hundreds of times.
const mutation: Config = {
  ...config,
  // Jest looks for the related tests of each mutant, among these files only.
  roots: layers.map((layer) => `<rootDir>/src/${layer}`),
  watchman: false,
  // A mutant can leave a call waiting forever.
  testTimeout: 10_000,
  testMatch: [
    '<rootDir>/src/domain/**/!(*.zone).test.ts',
    '<rootDir>/src/application/**/*.test.ts',
    '<rootDir>/src/adapters/{http,state}/**/*.test.ts',
    '<rootDir>/src/ui/**/*ViewModel.test.ts',
  ],
  transform: {
    '^.+\\.(?:[cm]?[jt]s|[jt]sx)$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json', transpilation: true }],
  },
};

export default mutation;
