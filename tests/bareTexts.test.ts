import { spawnSync } from 'node:child_process';
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

interface Result {
  readonly messages: readonly { readonly ruleId: string; readonly line: number }[];
}

it('The lint rule finds each text that a translation would take from React, and no other @SHELL-55', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', 'src/ui/planted.tsx', '--format', 'json'],
    { cwd: root, encoding: 'utf8', input: planted, env: { ...process.env, EVERY_RULE: '' } },
  );
  const [result] = JSON.parse(stdout) as readonly Result[];
  const found = result?.messages.filter(({ ruleId }) => ruleId === 'bare-texts/texts').map(({ line }) => line) ?? [];
  const marked = planted.split('\n').flatMap((line, index) => (line.includes('found') ? [index + 1] : []));
  expect(found.toSorted((a, b) => a - b)).toEqual(marked);
});
