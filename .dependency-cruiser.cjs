/**
 * What each folder may import. Everything else is forbidden, and so is every cycle. `tests/architecture.test.ts` runs these rules,
 * and plants a violation of each.
 */
const file = (path) => `^src/${path}/`;
const packages = (...names) => `^node_modules/(?:@types/)?(?:${names.join('|')})(?:/|$)`;

const allow = (folder, ...imports) => ({ from: { path: file(folder) }, to: { path: imports } });
const adapter = (name, ...imports) =>
  allow(`adapters/${name}`, ...['domain', 'application', `adapters/${name}`].map(file), ...imports);

const allowed = [
  allow('domain', file('domain')),
  allow('application', file('domain'), file('application')),
  adapter('http', packages('openapi-fetch', 'openapi-typescript-helpers', 'valibot')),
  adapter('faults'),
  adapter('memory', file('adapters/faults')),
  adapter(
    'reference-api',
    file('adapters/memory'),
    file('adapters/faults'),
    packages('express', 'express-openapi-validator'),
    '^(?:module|path|util)$',
  ),
  adapter('browser', packages('valibot')),
  adapter('configuration', packages('valibot')),
  adapter('state', packages('mobx', 'valibot')),
  adapter('recurly', file('adapters/browser')),
  adapter('google-places', file('adapters/browser')),
  adapter('telemetry', file('adapters/browser'), packages('web-vitals')),
  allow(
    'ui',
    ...['domain', 'application', 'ui'].map(file),
    packages('react', 'react-dom', 'react-router-dom', 'react-day-picker'),
    packages('mobx', 'mobx-react-lite', 'date-fns', 'lucide', 'dompurify'),
  ),
  allow(
    'page',
    ...['page', 'domain', 'application', 'ui'].map(file),
    ...['adapters/browser', 'adapters/configuration', 'adapters/http'].map(file),
    packages('react', 'react-dom', 'react-router-dom', 'mobx-react-lite'),
    // The list of browsers.
    '^package\\.json$',
  ),
  // Composition, and the declarations at the top of src.
  { from: { path: ['^src/composition/', '^src/[^/]+$'] }, to: {} },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  // The rules do not cover what an installed package imports.
  allowed: [...allowed, { from: { pathNot: '^src/' }, to: {} }],
  allowedSeverity: 'error',
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...['domain', 'application', 'adapters', 'ui'].map((layer) => ({
      name: `no-cycles-between-${layer}-folders`,
      severity: 'error',
      scope: 'folder',
      from: { path: file(layer) },
      to: { circular: true, path: file(layer) },
    })),
    // What lies at the top of a layer is below its areas.
    {
      name: 'values-know-no-area',
      severity: 'error',
      from: { path: '^src/domain/[^/]+$' },
      to: { path: '^src/domain/(?!typed/)[^/]+/' },
    },
    {
      name: 'typed-knows-no-value',
      severity: 'error',
      from: { path: file('domain/typed') },
      to: { path: '^src/domain/', pathNot: file('domain/typed') },
    },
    {
      name: 'failures-know-no-port',
      severity: 'error',
      from: { path: '^src/application/[^/]+$' },
      to: { path: '^src/application/[^/]+/' },
    },
    {
      name: 'inversify-in-composition-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/composition/' },
      to: { path: packages('inversify', 'reflect-metadata') },
    },
    {
      name: 'gallery-stands-alone',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/gallery/' },
      to: { path: file('ui/gallery') },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '^dist/', '^tests/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
