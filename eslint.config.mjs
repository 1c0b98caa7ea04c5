import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Rules that oxlint lacks, and its own versions of the others. `npm run lint` runs oxlint, which has our own rules too. */
export default tseslint.config(
  {
    // The floor under bench/ is third-party code that the portal is measured against.
    ignores: [
      '**/dist/',
      'node_modules/',
      '.cache/',
      'reports/',
      'coverage/',
      'src/adapters/http/schema.d.ts',
      'bench/floor/src/',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // MobX binds the methods of view-models.
      '@typescript-eslint/unbound-method': 'off',
      // The in-memory gateways implement asynchronous ports without waiting.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  // Scripts that run before anything is installed, and configurations of tools.
  { files: ['**/*.mjs', '**/*.cjs', 'deploy/*.js'], ...tseslint.configs.disableTypeChecked },
  {
    // express types a request body as `any`; the reference server checks it against the OpenAPI file.
    files: ['src/adapters/reference-api/**', 'tests/**', '**/*.test.ts', '**/*.test.tsx'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-argument': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...jsxA11y.flatConfigs.recommended.rules,
      // A live checklist, a drawer's list and a responsive table need the roles that CSS takes away.
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      // A click on a table row is a shortcut for the button in its first cell.
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either' }],
    },
  },
);
