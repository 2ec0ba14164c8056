/** Jest transform that plants one fault in one source file and compiles all others unchanged. */
const { createHash } = require('node:crypto');
const { transformSync } = require('@swc/core');

const compile = (source, filename) =>
  transformSync(source, {
    filename,
    sourceMaps: false,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: filename.endsWith('x'), decorators: true },
      transform: {
        hidden: { jest: true },
        legacyDecorator: true,
        useDefineForClassFields: true,
        react: { runtime: 'automatic' },
      },
    },
  });

function planted(source, filename, { file, find, replace }) {
  if (!filename.endsWith(`/${file}`)) return source;
  if (source.split(find).length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`);
  return source.replace(find, () => replace);
}

module.exports = {
  createTransformer: fault => ({
    canInstrument: false,
    getCacheKey: (source, filename) =>
      createHash('sha1')
        .update(filename)
        .update(planted(source, filename, fault))
        .digest('hex'),
    process: (source, filename) => compile(planted(source, filename, fault), filename),
  }),
};
