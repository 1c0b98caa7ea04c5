// Writes dist/pact-kit: what a backend team copies to verify its provider.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const kit = 'dist/pact-kit';
const scripts = 'scripts/pact';

rmSync(kit, { recursive: true, force: true });
mkdirSync(path.join(kit, scripts), { recursive: true });
cpSync('pacts', path.join(kit, 'pacts'), { recursive: true });
cpSync('openapi/portal-api.yaml', path.join(kit, 'openapi/portal-api.yaml'));
cpSync('openapi/CHANGELOG.md', path.join(kit, 'openapi/CHANGELOG.md'));
// In the same folders as in a checkout, so that the links between the pages work.
for (const page of ['backend.md', 'replies.md', 'accounts.md']) cpSync(`docs/${page}`, path.join(kit, 'docs', page));
writeFileSync(
  path.join(kit, 'README.md'),
  '# The pact kit of Hearthside\n\n`npm install`, and then as [docs/backend.md](docs/backend.md) says.\n',
);

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
for (const file of readdirSync(scripts, { recursive: true }).filter((name) => name.endsWith('.ts'))) {
  const { outputText } = ts.transpileModule(readFileSync(path.join(scripts, file), 'utf8'), { compilerOptions });
  mkdirSync(path.dirname(path.join(kit, scripts, file)), { recursive: true });
  writeFileSync(path.join(kit, scripts, file.replace(/\.ts$/, '.js')), outputText);
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
    'pact:verify': `node ${scripts}/verify.js`,
    'pact:compare': `node ${scripts}/compare.js`,
  },
  dependencies: Object.fromEntries(packages.map((name) => [name, devDependencies[name]])),
};
writeFileSync(path.join(kit, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${kit} is ready: npm install && npm run pact:verify -- --provider URL`);
