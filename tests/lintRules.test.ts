import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** Lines of a file of `src/ui`. Those that the rule finds end with `// found`. */
const planted = `
interface Props {
  readonly text: string;
  readonly children: ReactNode;
  readonly parts: Elements;
  readonly both: string | Elements;
  readonly draw: () => ReactElement;
  readonly list: readonly string[];
}
const icon = <i />;
const local = (name: string) => <b>{name}</b>;

export const Fine = ({ text, parts, both, draw, list }: Props) => (
  <div>
    {text === '' ? <p>{text}</p> : null}
    <p>{\`\${text} and \${text}\`}</p>{' '}
    <p>{text}</p>
    {icon}
    {local('it')}
    {parts}
    {draw()}
    {typeof both === 'string' ? <span>{both}</span> : both}
    {list.map((item) => (
      <li key={item}>{item}</li>
    ))}
    {text && <Suspense>{parts}</Suspense>}
  </div>
);
export const Chosen = ({ text, parts }: Props) => (text === '' ? parts : <p>{text}</p>);

export const Bare = ({ text, children, both, list }: Props) => (
  <div>
    <button>{icon}{text}</button> {/* found */}
    <button>{icon}{text === '' ? 'Copied' : icon}</button> {/* found */}
    <button>{icon}Save</button> {/* found */}
    <p>{text} </p> {/* found */}
    <p>{icon}{children}</p> {/* found */}
    <p>{icon}{both}</p> {/* found */}
    <p>{icon}{text.trim()}</p> {/* found */}
    <p>{list.map((item) => item)}</p> {/* found */}
    <Suspense>{text}</Suspense> {/* found */}
    <>{text}</> {/* found */}
    <Panel>{icon}{text}</Panel> {/* found */}
  </div>
);
export const Text = ({ text }: Props) => text; // found
export const Other = observer(({ text }: Props) => (text === '' ? icon : 'none')); // found
export const Returned = ({ text }: Props) => {
  if (text === '') return text; // found
  return icon;
};
`;

const clock = `
export const at = (moment: string): Date => new Date(moment);
export const today = (): Date => new Date(); // found
export const now = (): number => Date.now(); // found
// The page stands at the top. found
`;

interface Report {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** The lines of a text in which our own rules find something, if it is the file at a path of the project. */
const found = (file: string, text: string): readonly number[] => {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  const config = JSON.parse(fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as { jsPlugins: string[] };
  const jsPlugins = config.jsPlugins.map((plugin) => path.join(root, plugin));
  fs.mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(project, file), text);
  fs.writeFileSync(path.join(project, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins, options: {} }));
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: project,
    encoding: 'utf8',
  });
  fs.rmSync(project, { recursive: true });
  return (JSON.parse(stdout) as Report).diagnostics
    .filter(({ code }) => /^(?:bare-texts|clock|plain-english)/.test(code))
    .flatMap(({ labels }) => labels.map(({ span }) => span.line))
    .toSorted((a, b) => a - b);
};

const marked = (text: string): readonly number[] =>
  text.split('\n').flatMap((line, index) => (line.includes('found') ? [index + 1] : []));

it('The lint rule finds each text that a translation would take from React, and no other @SHELL-55', () => {
  expect(found('src/ui/planted.tsx', planted)).toEqual(marked(planted));
});

it('The lint rules find a clock beside the Clock port, and strange English, in the domain', () => {
  expect(found('src/domain/planted.ts', clock)).toEqual(marked(clock));
});
