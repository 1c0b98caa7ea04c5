import { chapters, requirements } from './requirements';
import { type Standing, standings } from './standing';

const kinds = {
  tested: 'test',
  met: 'met',
  backend: 'API',
  operator: 'operator',
  absent: 'none',
  partly: '**partly**',
  open: '**open**',
} as const;

const textOf = (standing: Standing): string => {
  if (standing.kind === 'tested') return `\`${standing.file}\`: ${standing.test}`;
  return 'closedBy' in standing ? `${standing.reason} **Could close it:** ${standing.closedBy}` : standing.reason;
};

const count = (kind: Standing['kind']): number => requirements.filter((id) => standings[id]?.[1].kind === kind).length;

const rowOf = (id: string): string => {
  const [matter, standing] = standings[id] ?? ['', { kind: 'open', reason: 'not looked at', closedBy: '' } as const];
  return `| ${id} | ${matter} | ${kinds[standing.kind]} | ${textOf(standing)} |`;
};

/** docs/asvs.md, from the table. */
export const asvsPage = (): string =>
  [
    '# ASVS 5.0, levels 1 to 3',
    '',
    'Every requirement of the OWASP Application Security Verification Standard 5.0.0 at the levels 1 to 3, and how the portal stands to it. The numbers',
    'are the standard’s, the matter is put in our own words. `npm test` fails when a row is missing or the test it names is not there; the page',
    'is written from `tests/asvs/standing.ts` by `ASVS_WRITE=1 npx jest tests/asvs`.',
    '',
    'Each of these tests detects a fault that breaks its requirement: `npm run test:rules -- ASVS` plants them (docs/planted-faults.md).',
    '',
    `${requirements.length} requirements: ${count('tested')} have a test, ${count('met')} are met by design or by another check, ${count('backend')} are the API’s,`,
    `${count('operator')} are the operator’s, ${count('absent')} speak of what the portal does not have,`,
    `**${count('partly')} are met in part, and ${count('open')} are open**; each of these says who could close it.`,
    ...Object.entries(chapters).flatMap(([chapter, [title]]) => [
      '',
      `## ${chapter} ${title}`,
      '',
      '| | matter | by | |',
      '|---|---|---|---|',
      ...requirements.filter((id) => id.startsWith(`${chapter}.`)).map(rowOf),
    ]),
    '',
  ].join('\n');
