// The runner of jest, which does some work once for all test files of a worker.
import vm from 'node:vm';
import * as inversify from 'inversify';
import circus from 'jest-circus/runner';

const begin = '(function (module, exports, require, __dirname, __filename, jest) {';
const compiled = new Map();

/** The function of a file. V8 keeps what it has compiled of a script, and would compile it again for each test file. */
const functionOf = (source, filename, context) => {
  const known = compiled.get(filename);
  const options = { filename, columnOffset: -begin.length };
  const script = known?.source === source ? known.script : new vm.Script(`${begin}${source}\n})`, options);
  compiled.set(filename, { source, script });
  return script.runInContext(context);
};

export default function run(globalConfig, config, environment, runtime, testPath, ...rest) {
  // Each test file would load the 372 files of inversify again.
  runtime.setMock(testPath, 'inversify', () => inversify);
  runtime.executor.compile = (source, filename) => {
    const context = environment.getVmContext();
    return context && functionOf(source, filename, context);
  };
  return circus.default(globalConfig, config, environment, runtime, testPath, ...rest);
}
