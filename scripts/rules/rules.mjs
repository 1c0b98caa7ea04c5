// `npm run test:rules`: plants each fault of tests/planted in a copy of the project, and expects the tests of its rule to fail. What
// was red before, and has not changed since, is left out (`--again` takes it too). `-- BILLING-1 CLAIM` takes the rules and the
// guards that begin so, and `--share 60` every sixtieth rule whose tests need no browser.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePrograms } from '../programs.mjs';
import { ensureInstalled, giveUp, run } from '../run.mjs';

const require = createRequire(import.meta.url);
const { plant, problemOf, readCheckFaults, readRuleFaults } = require('./planted.ts');
const { readRegister } = require('../requirements/readRegister.ts');

const { values, positionals } = parseArgs({
  options: { share: { type: 'string' }, again: { type: 'boolean' } },
  allowPositionals: true,
});
await ensureInstalled();

const { tests } = readRegister();
const isJest = (file) => /\.test\.tsx?$/.test(file);
/** A contract runs in the suites of both adapters. */
const withSuites = (file) => (file.endsWith('.contract.ts') ? contractSuites : [file]);
const contractSuites = ['tests/contract/memory.test.ts', 'tests/contract/http.test.ts'];
/** The tests which prove a rule. A slow one runs only where the rule has no other. */
const testsOf = ({ rule, project }) => {
  const files = (tests.get(rule) ?? []).flatMap(withSuites);
  if (project) return files.filter((file) => !isJest(file));
  const quick = files.filter((file) => isJest(file) && !file.includes('.slow.'));
  return quick.length > 0 ? quick : files.filter(isJest);
};

const nameOf = ({ rule, guard }) => rule ?? guard;
const needsBrowser = ({ project, command = '' }) => Boolean(project) || /playwright/.test(command);
const needsDist = (fault) => needsBrowser(fault) || /check-bundle|size-limit|support/.test(fault.command ?? '');
const isAsked = (fault) =>
  positionals.length === 0 ||
  positionals.some((start) => (/-\d+$/.test(start) ? nameOf(fault) === start : nameOf(fault).startsWith(start)));

const share = Number(values.share ?? 1);
const ruleFaults = readRuleFaults().filter((fault) => !values.share || !fault.project);
const faults = [...ruleFaults.filter((_, index) => index % share === 0), ...(values.share ? [] : readCheckFaults())];

const KEPT = '.cache/rules.json';
const kept = fs.existsSync(KEPT) ? JSON.parse(fs.readFileSync(KEPT, 'utf8')) : {};
const keyOf = (fault) => {
  const hash = createHash('sha256').update(JSON.stringify(fault));
  for (const file of [fault.file, ...(fault.rule ? testsOf(fault) : [])])
    if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 24);
};
const asked = faults.filter(isAsked);
const left = asked.filter((fault) => values.again || kept[nameOf(fault) + keyOf(fault)] === undefined);
if (asked.length === 0) giveUp('No fault has such a name.');

const programs = await ensurePrograms([
  'NGINX_PROGRAM',
  ...(left.some(needsBrowser) ? ['CHROMIUM_SHELL', 'CHROMIUM', 'FIREFOX'] : []),
]);
// As many visits of each test as CI makes.
const env = { PACT_DO_NOT_TRACK: 'true', CI: '1', VISITS: '10', ...programs };

/** The same place each time: jest keeps what it compiled there. */
const home = path.join(os.tmpdir(), `rules-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}`);
const leftOut = new Set(['node_modules', '.git', '.cache', 'reports', ...(left.some(needsDist) ? [] : ['dist'])]);
const copyTo = (folder) => {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync('.', folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !leftOut.has(path.basename(file)),
  });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
};

/** Minutes for the tests of one rule, and for those of all rules before a fault is planted. */
const limits = { one: 5, all: 90 };
/** `timeout` ends the processes that a hanging test left behind. */
const runIn = (folder, command, minutes = limits.one) =>
  run('timeout', ['--kill-after=5', `${minutes}m`, 'sh', '-c', command], { cwd: folder, env });

const reportOfJest = ({ testResults }) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (status) => all.filter((test) => test.status === status).map(({ fullName }) => fullName);
  const isUnloaded = ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  return {
    passed: named('passed'),
    failed: named('failed'),
    unloaded: testResults.filter(isUnloaded).map(({ name }) => path.basename(name)),
  };
};
const reportOfPlaywright = ({ suites, errors }) => {
  const specsIn = (suite, above = '') => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ title: `${above} ${title}`, ok })),
    ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, `${above} ${inner.title}`)),
  ];
  const specs = suites.flatMap((suite) => specsIn(suite));
  return {
    passed: specs.filter(({ ok }) => ok).map(({ title }) => title),
    failed: specs.filter(({ ok }) => !ok).map(({ title }) => title),
    unloaded: errors.length > 0 && specs.length === 0 ? [errors[0].message.slice(0, 300)] : [],
  };
};

/** What the tests that cite one of the rules report, in a project of Playwright or in jest. */
const reportIn = async (folder, rules, project, files, minutes) => {
  const file = path.join(folder, 'reports', 'rules.json');
  fs.rmSync(path.dirname(file), { recursive: true, force: true });
  fs.mkdirSync(path.dirname(file));
  const titles = `@(${rules.join('|')})(?![0-9])`;
  const builds = ['build', 'build:demo', ...(project?.endsWith('nginx') ? ['build:releases'] : [])]
    .map((name) => `npm run --silent ${name}`)
    .join(' && ');
  // One rule is one process; another copy runs at the same time.
  const workers = minutes === limits.all ? '' : '--runInBand';
  const { output } = await runIn(
    folder,
    project
      ? `${builds} && REPORT=${file} playwright test ${files.join(' ')} --project ${project} --grep '${titles}'`
      : `jest ${workers} --silent --json --outputFile=${file} -t '${titles}' ${files.join(' ')}`,
    minutes,
  );
  if (!fs.existsSync(file)) return { passed: [], failed: [], unloaded: [`${output.slice(-1500)}\nThe run`] };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  return project ? reportOfPlaywright(report) : reportOfJest(report);
};

/** What fails without a fault proves nothing. */
const failing = new Map();
const learnWhatFails = async (folder) => {
  const rules = left.filter(({ rule }) => rule);
  for (const project of new Set(rules.map((fault) => fault.project))) {
    const group = rules.filter((fault) => fault.project === project);
    const files = [...new Set(group.flatMap(testsOf))];
    const names = [...new Set(group.map(({ rule }) => rule))];
    const { failed, unloaded } = files.length === 0 ? {} : await reportIn(folder, names, project, files, limits.all);
    failing.set(project, failed ?? []);
    for (const title of [...(failed ?? []), ...(unloaded ?? [])]) console.log(`fails without a fault: ${title}`);
  }
};

const unplanted = new Map();
const problemOfCheck = async (folder, { command, fails }, plantFault) => {
  if (!unplanted.has(command)) unplanted.set(command, await runIn(folder, command));
  const before = unplanted.get(command);
  if (before.code !== 0) return `\`${command}\` fails without a fault:\n${before.output.slice(-2000)}`;
  plantFault();
  const { code, output } = await runIn(folder, command);
  if (code === 0) return `\`${command}\` passes with the fault`;
  return output.includes(fails) ? undefined : `\`${command}\` fails without "${fails}":\n${output.slice(-2000)}`;
};

/** How many folders the paths of two files have in common. */
const nearness = (file, other) => {
  const folders = path.dirname(other).split('/');
  const apart = path
    .dirname(file)
    .split('/')
    .findIndex((folder, depth) => folder !== folders[depth]);
  return apart === -1 ? Infinity : apart;
};

/** One red test proves the rule, and the nearest is mostly the one: each file of jest has a run of its own. */
const runsOf = ({ file, project }, files) => {
  if (project) return [files];
  return files.toSorted((a, b) => nearness(file, b) - nearness(file, a)).map((each) => [each]);
};

const problemIn = async (folder, fault) => {
  const place = path.join(folder, fault.file);
  const original = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
  const planted = plant(original, fault);
  if (planted === undefined) return `${fault.file} does not contain this once: ${fault.from}`;
  const plantFault = () => fs.writeFileSync(place, planted);
  try {
    if (fault.command) return await problemOfCheck(folder, fault, plantFault);
    const files = testsOf(fault);
    if (files.length === 0) return 'no such test cites the rule';
    plantFault();
    let problem;
    for (const some of runsOf(fault, files)) {
      const report = await reportIn(folder, [fault.rule], fault.project, some);
      problem = problemOf(fault.rule, report, failing.get(fault.project));
      if (problem === undefined) break;
    }
    return problem;
  } finally {
    if (original === '') fs.rmSync(place, { force: true });
    else fs.writeFileSync(place, original);
  }
};

let problems = 0;
const prove = async (folder, fault) => {
  const start = Date.now();
  const problem = await problemIn(folder, fault);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${problem ? 'FAILED' : 'red   '} ${nameOf(fault)} (${fault.file}, ${seconds} s)`);
  if (problem) console.log(`       ${problem}`);
  if (problem) problems += 1;
  else kept[nameOf(fault) + keyOf(fault)] = 'red';
  fs.mkdirSync(path.dirname(KEPT), { recursive: true });
  fs.writeFileSync(KEPT, JSON.stringify(kept));
};

// Browsers and servers have fixed ports: the first copy runs them, and the others help with jest.
const alone = left.filter((fault) => needsDist(fault) || fault.command);
const shared = left.filter((fault) => !alone.includes(fault));
const copies = Math.min(os.availableParallelism(), Math.max(1, shared.length));
const folders = Array.from({ length: copies }, (_, index) => copyTo(path.join(home, String(index))));
if (left.length > 0) await learnWhatFails(folders[0]);
await Promise.all(
  folders.map(async (folder, index) => {
    if (index === 0) for (const fault of alone) await prove(folder, fault);
    for (let fault = shared.shift(); fault; fault = shared.shift()) await prove(folder, fault);
  }),
);
fs.rmSync(home, { recursive: true, force: true });
console.log(
  `${asked.length} faults, ${asked.length - left.length} red before, ${left.length - problems} red now, ${problems} not`,
);
process.exit(problems > 0 ? 1 : 0);
