import type { Config } from 'jest';
import config from './jest.config';

/** `LAYER=domain`: with the tests of this layer alone, which is faster. */
const { LAYER } = process.env;
const layers = LAYER === undefined ? ['domain', 'application', 'adapters/http'] : [LAYER];

// The tests beside the code that is mutated, translated without a type check: hundreds of runs wait for each of them.
const mutation: Config = {
  ...config,
  // Each change has jest look for its tests anew: among these files alone, and by itself.
  roots: layers.map((layer) => `<rootDir>/src/${layer}`),
  watchman: false,
  // A change that leaves a call waiting for ever is noticed sooner.
  testTimeout: 10_000,
  testMatch: [
    '<rootDir>/src/domain/**/!(*.zone).test.ts',
    '<rootDir>/src/application/**/*.test.ts',
    '<rootDir>/src/adapters/http/{oneAtATime,queue,refreshExpired,failureOf,answered,sessionHeaders}.test.ts',
  ],
  transform: {
    '^.+\\.(?:[cm]?[jt]s|[jt]sx)$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json', transpilation: true }],
  },
};

export default mutation;
