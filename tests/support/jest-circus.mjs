// The runner of jest, with one container for all test files of a worker. Each would load the 372 files of inversify again.
import 'reflect-metadata/lite';
import * as inversify from 'inversify';
import circus from 'jest-circus/runner';

export default function run(globalConfig, config, environment, runtime, testPath, ...rest) {
  runtime.setMock(testPath, 'inversify', () => inversify);
  return circus.default(globalConfig, config, environment, runtime, testPath, ...rest);
}
