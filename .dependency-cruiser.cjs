/**
 * The walls of the house: what each room may import. Everything that is not listed here is forbidden, and so is every cycle.
 * `tests/architecture.test.ts` runs it, and plants a violation of each wall.
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
  adapter('memory'),
  adapter('reference-api', file('adapters/memory'), packages('express', 'express-openapi-validator'), {
    path: '^(?:node:|http$|path$|fs$|url$)',
  }),
  adapter('browser', packages('valibot')),
  adapter('state', packages('mobx', 'valibot')),
  adapter('recurly'),
  adapter('google-places'),
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
  // Composition, and the entries and declarations at the top of src.
  { from: { path: ['^src/composition/', '^src/[^/]+$'] }, to: {} },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  // What an installed package imports is its own affair.
  allowed: [...allowed, { from: { pathNot: '^src/' }, to: {} }],
  allowedSeverity: 'error',
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
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
