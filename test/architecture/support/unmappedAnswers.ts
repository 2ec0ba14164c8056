import type { SourceTree } from './readTree';

/** The sign-in page loads these first, and they read only texts. */
const READ_PLAINLY = /^src\/infrastructure\/http\/(client|session)\//;
const PLAIN_READ = /\.value\.value\b/g;

/** Answers that are read without `mapAnswer`. One malformed record would fail the whole call. */
export const unmappedAnswers = (tree: SourceTree): string[] =>
  [...tree]
    .filter(([path]) => path.startsWith('src/infrastructure/http/') && !READ_PLAINLY.test(path))
    .flatMap(([path, text]) => [...text.matchAll(PLAIN_READ)].map(([found]) => `${path}: ${found}`));
