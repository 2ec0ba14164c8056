const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const tsJest = require('ts-jest').default;

const root = `${__dirname}/../..`;
const sha1 = (...texts) => createHash('sha1').update(texts.join('\0')).digest('hex');
const settings = sha1(
  ...['tsconfig.json', 'tsconfig.jest.json', 'package-lock.json'].map(name => readFileSync(`${root}/${name}`, 'utf8')),
);

/**
 * ts-jest, with one cache for all projects. Its own cache key includes the whole configuration of a project, so each
 * step of the run would compile all sources again, although only these settings affect the result.
 */
module.exports = {
  createTransformer(options) {
    const transformer = tsJest.createTransformer(options);
    const keyOf = (text, path, { instrument, supportsStaticESM }) =>
      sha1(settings, `${instrument}`, `${supportsStaticESM}`, path, text);
    transformer.getCacheKey = keyOf;
    transformer.getCacheKeyAsync = async (...asked) => keyOf(...asked);
    return transformer;
  },
};
