import fs from 'node:fs';
import path from 'node:path';

const read = (folder: string): readonly (readonly [file: string, source: string])[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]);

const kit = read('src/ui/kit');
const gallery = read('src/ui/gallery')
  .map(([, source]) => source)
  .join('\n');

/** Every component of the kit: the exports with a capital letter that are not types. */
const parts = kit.flatMap(([file, source]) =>
  [...source.matchAll(/^export (?:const|function|class) ([A-Z][a-z]\w*)/gm)].map(
    ([, name = '']) => [name, file.replace('.tsx', '')] as const,
  ),
);

describe('The gallery', () => {
  it('covers every component file of the kit', () => {
    const files = new Set(parts.map(([, file]) => `${file}.tsx`));
    expect(kit.map(([file]) => file).filter((file) => !files.has(file))).toEqual([]);
  });

  it.each(parts)('shows %s', (name, file) => {
    expect(gallery).toMatch(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\.\\./kit/${file}'`));
    expect(gallery).toMatch(new RegExp(`<${name}[<\\s/>]`));
  });
});
