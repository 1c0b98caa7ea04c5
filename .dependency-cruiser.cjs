/**
 * What each folder may import. Everything else is forbidden, and so is every cycle. `tests/architecture.test.ts` runs these rules,
 * and plants a violation of each.
 */
const file = (path) => ({ path: `^src/${path}/` });
const packages = (...names) => ({ path: `^node_modules/(?:@types/)?(?:${names.join('|')})(?:/|$)` });

const adapter = (name, ...imports) => ({
  from: file(`adapters/${name}`),
  to: { path: [file('domain'), file('application'), file(`adapters/${name}`), ...imports].map(({ path }) => path) },
});

const allowed = [
  { from: file('domain'), to: { path: [file('domain'), packages('date-fns')].map(({ path }) => path) } },
  { from: file('application'), to: { path: [file('domain'), file('application')].map(({ path }) => path) } },
  adapter('http', packages('openapi-fetch', 'openapi-typescript-helpers', 'valibot')),
  adapter('faults'),
  adapter('memory', file('adapters/faults')),
  adapter(
    'reference-api',
    file('adapters/memory'),
    file('adapters/faults'),
    packages('express', 'express-openapi-validator'),
    {
      path: '^(?:node:|http$|path$|fs$|url$)',
    },
  ),
  adapter('browser', packages('valibot')),
  adapter('state', packages('mobx', 'valibot')),
  adapter('recurly'),
  adapter('google-places'),
  adapter('telemetry', packages('web-vitals')),
  {
    from: file('ui'),
    to: {
      path: [
        file('domain'),
        file('application'),
        file('ui'),
        packages(
          'react',
          'react-dom',
          'react-router-dom',
          'mobx',
          'mobx-react-lite',
          'date-fns',
          'react-day-picker',
          'react-number-format',
          'lucide-react',
          'dompurify',
        ),
      ].map(({ path }) => path),
    },
  },
  {
    from: file('page'),
    to: {
      path: [
        ...['page', 'domain', 'application', 'ui', 'adapters/browser', 'adapters/http'].map(file),
        packages('react', 'react-dom', 'react-router-dom', 'mobx-react-lite'),
      ].map(({ path }) => path),
    },
  },
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
    {
      name: 'no-cycles-between-ui-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/ui/' },
      to: { circular: true, path: '^src/ui/' },
    },
    {
      name: 'inversify-in-composition-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/composition/' },
      to: packages('inversify', 'reflect-metadata'),
    },
    {
      name: 'gallery-stands-alone',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/gallery/' },
      to: file('ui/gallery'),
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
