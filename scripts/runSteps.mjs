// Runs the steps of a test run, prints one line for each, and ends with the number of tests that passed and failed.
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const reports = path.resolve('reports');

/** The summary lines of jest and Playwright. */
const SUMMARY = /^(?:Test Suites|Tests|Time): .*|^ +\d+ (?:passed|skipped|did not run).*/gm;

/** The numbers of tests in a report of jest or Playwright, or `undefined` where the step wrote none. */
const countsIn = (file) => {
  if (!file || !fs.existsSync(file)) return undefined;
  const { stats, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  );
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
};

/** The lines of tests that passed. They hide the failures of a failed step. */
const PASSED_TEST = /^(?:PASS | +✓ ).*\n/gm;

const totals = { passed: 0, failed: 0 };
const failedSteps = [];

/**
 * A step is `{ name, command, env, programs, report }`. `programs` is what it waits for: the paths of programs, which it gets as
 * variables. `report` is the file in `reports/` in which it counts its tests: it gets the path in `REPORT`. A step that fails without
 * one counts as one failure.
 */
const runStep = async ({ name, command, env = {}, programs, report }) => {
  const found = await programs;
  const start = Date.now();
  const file = report && path.join(reports, report);
  const { code, output } = await run('sh', ['-c', command], {
    env: { ...found, ...env, ...(file && { REPORT: file }) },
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const { passed, failed } = countsIn(file) ?? { passed: 0, failed: 0 };
  const isGood = code === 0 && failed === 0 && (!file || passed > 0);
  totals.passed += passed;
  totals.failed += isGood ? 0 : Math.max(failed, 1);
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (isGood) for (const line of output.match(SUMMARY) ?? []) console.log(`       ${line.trim()}`);
  else {
    failedSteps.push(name);
    console.log(output.replace(PASSED_TEST, '').trimEnd().replace(/^/gm, '       '));
  }
};

const runLane = async (steps) => {
  for (const step of steps) await runStep(step);
};

/** Runs phases one after the other. The lanes of a phase run side by side, the steps of a lane in order. Returns the exit code. */
export const runSteps = async (phases) => {
  fs.rmSync(reports, { recursive: true, force: true });
  fs.mkdirSync(reports, { recursive: true });
  for (const lanes of phases) await Promise.all(lanes.map(runLane));
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed > 0 || totals.passed === 0 ? 1 : 0;
};
