// Writes dist/pact-kit: what a backend team copies to verify its provider.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const KIT = 'dist/pact-kit';
const SCRIPTS = 'scripts/pact';

rmSync(KIT, { recursive: true, force: true });
mkdirSync(path.join(KIT, SCRIPTS), { recursive: true });
cpSync('pacts', path.join(KIT, 'pacts'), { recursive: true });
cpSync('openapi/portal-api.yaml', path.join(KIT, 'openapi/portal-api.yaml'));
cpSync('openapi/CHANGELOG.md', path.join(KIT, 'openapi/CHANGELOG.md'));
// In the same folders as in a checkout, so that the links between the pages work.
for (const page of ['backend.md', 'replies.md', 'accounts.md']) cpSync(`docs/${page}`, path.join(KIT, 'docs', page));
writeFileSync(
  path.join(KIT, 'README.md'),
  '# The pact kit of Hearthside\n\n`npm install`, and then as [docs/backend.md](docs/backend.md) says.\n',
);

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
for (const file of readdirSync(SCRIPTS, { recursive: true }).filter((name) => name.endsWith('.ts'))) {
  const { outputText } = ts.transpileModule(readFileSync(path.join(SCRIPTS, file), 'utf8'), { compilerOptions });
  mkdirSync(path.dirname(path.join(KIT, SCRIPTS, file)), { recursive: true });
  writeFileSync(path.join(KIT, SCRIPTS, file.replace(/\.ts$/, '.js')), outputText);
}

const { version, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = ['@pact-foundation/pact', '@pactflow/openapi-pact-comparator', 'yaml'];
const manifest = {
  name: 'hearthside-pact-kit',
  version,
  private: true,
  license: 'UNLICENSED',
  engines: { node: '>=20.19' },
  scripts: {
    'pact:verify': `node ${SCRIPTS}/verify.js`,
    'pact:compare': `node ${SCRIPTS}/compare.js`,
  },
  dependencies: Object.fromEntries(packages.map((name) => [name, devDependencies[name]])),
};
writeFileSync(path.join(KIT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${KIT} is ready: npm install && npm run pact:verify -- --provider URL`);
