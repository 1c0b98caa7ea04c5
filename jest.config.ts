import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'node',
  // Nothing waits for it; a machine that is busy with the rest of `npm test` may be slow.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/{src,scripts}/**/*.test.{ts,tsx}', '<rootDir>/tests/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/tests/support/setup.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/pageMatchers.ts'],
  transform: { '^.+\\.(?:[cm]?[jt]s|[jt]sx)$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }] },
  // Published as ES modules alone, so that jest has to translate them.
  transformIgnorePatterns: ['/node_modules/(?!(?:inversify|@inversifyjs|lucide-react|react-day-picker|@date-fns)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '\\.css$': '<rootDir>/tests/support/cssFile.ts',
  },
  globals: { __TIME_TRAVEL__: false },
};

export default config;
