import { availableParallelism, devNull } from 'node:os';
import path from 'node:path';
import type { Config } from 'jest';

/** `npm test` leaves out the slow tests. With everything else, the backends have a step of their own. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  sample: ['\\.slow\\.test\\.'],
  all: ['(?:variations|wrongBackends|legalBackends|legalVerified|wires)\\.slow\\.test\\.'],
};

// The verifier of pact-js reads every certificate that the machine trusts before each call, and no test makes one over TLS.
process.env['SSL_CERT_FILE'] = devNull;
process.env['SSL_CERT_DIR'] = devNull;

const fastTypeScript = path.resolve('tests/support/fastTypeScript.cjs');

const config: Config = {
  testEnvironment: 'node',
  // One worker for each core, and one more, because some wait for the programs that they start: Pact's verifier and nginx.
  maxWorkers: availableParallelism() + 1,
  testRunner: '<rootDir>/tests/support/jest-circus.mjs',
  testSequencer: '<rootDir>/tests/support/slowFirst.mjs',
  // A busy machine may be slow; no test waits this long on purpose.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/{src,scripts}/**/*.test.{ts,tsx}', '<rootDir>/tests/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...(leftOut[process.env['PART'] ?? ''] ?? [])],
  setupFilesAfterEnv: ['<rootDir>/tests/support/pageMatchers.ts'],
  transform: {
    '^.+\\.(?:[cm]?[jt]s|[jt]sx)$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json', compiler: fastTypeScript }],
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/cssModule.ts' },
  globals: { __TIME_TRAVEL__: false },
};

export default config;
