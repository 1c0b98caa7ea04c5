import { requirements } from './requirements';
import { type Standing, standings } from './standing';

const chapters: Readonly<Record<string, string>> = {
  V1: 'Encoding and sanitisation',
  V2: 'Validation and business logic',
  V3: 'Web front end',
  V4: 'API and web service',
  V5: 'Files',
  V6: 'Authentication',
  V7: 'Sessions',
  V8: 'Authorisation',
  V9: 'Self-contained tokens',
  V10: 'OAuth and OpenID Connect',
  V11: 'Cryptography',
  V12: 'Secure communication',
  V13: 'Configuration',
  V14: 'Data protection',
  V15: 'Secure coding',
  V16: 'Logging and errors',
  V17: 'WebRTC',
};

const kinds = {
  tested: 'test',
  met: 'met',
  backend: 'API',
  operator: 'operator',
  absent: 'none',
  open: '**open**',
} as const;

const textOf = (standing: Standing): string =>
  standing.kind === 'tested' ? `\`${standing.file}\`: ${standing.test}` : standing.reason;

const count = (kind: Standing['kind']): number => requirements.filter((id) => standings[id]?.[1].kind === kind).length;

const rowOf = (id: string): string => {
  const [matter, standing] = standings[id] ?? ['', { kind: 'open', reason: 'not looked at' } as const];
  return `| ${id} | ${matter} | ${kinds[standing.kind]} | ${textOf(standing)} |`;
};

/** docs/asvs.md, from the table. */
export const asvsPage = (): string =>
  [
    '# ASVS 5.0, levels 1 and 2',
    '',
    'Every requirement of the OWASP Application Security Verification Standard 5.0.0 at the levels 1 and 2, and how the portal stands to it. The numbers',
    'are the standard’s, the matter is put in our own words. `npm test` fails when a row is missing or the test it names is not there; the page',
    'is written from `tests/asvs/standing.ts` by `ASVS_WRITE=1 npx jest tests/asvs`.',
    '',
    `${requirements.length} requirements: ${count('tested')} have a test, ${count('met')} are met by design or by another check, ${count('backend')} are the API’s,`,
    `${count('operator')} are the operator’s, ${count('absent')} speak of what the portal does not have, and **${count('open')} are open**.`,
    ...Object.entries(chapters).flatMap(([chapter, title]) => [
      '',
      `## ${chapter} ${title}`,
      '',
      '| | matter | by | |',
      '|---|---|---|---|',
      ...requirements.filter((id) => id.startsWith(`${chapter}.`)).map(rowOf),
    ]),
    '',
  ].join('\n');
