// What ts-jest translates with. In a fresh clone TypeScript takes 15 s for all files, in each worker; swc takes less than one.
const swc = require('@swc/core');
const typescript = require('typescript');

module.exports = {
  ...typescript,
  transpileModule: (text, { fileName }) => {
    const { code, map } = swc.transformSync(text, {
      filename: fileName,
      swcrc: false,
      sourceMaps: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: fileName.endsWith('x') },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    });
    // ts-jest puts the map behind this comment.
    return { outputText: `${code}//# sourceMappingURL=`, sourceMapText: map };
  },
};
