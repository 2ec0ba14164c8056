const stemOf = path => path.replace(/^.*\//, '').replace(/\..*$/, '');

/**
 * The test files that changed, and those of the changed sources: in the same folder below `test`, with the name of the
 * source in front. Browser tests are left out; they need a build. A changed rule or case table runs all of them.
 */
export function testsOf(changed, testFiles) {
  const isTest = path => /\.test\.tsx?$/.test(path) && !path.includes('/architecture/');
  const own = changed.filter(isTest);
  const mirrored = changed
    .filter(path => !isTest(path))
    .flatMap(path => {
      const folder = mirrorOf(path).replace(/[^/]*$/, '');
      return testFiles.filter(
        test => isTest(test) && test.startsWith(folder) && test.slice(folder.length).startsWith(`${stemOf(path)}.`),
      );
    });
  const tables = changed.some(path => /\.rule\.ts$|\.cases\.json$/.test(path)) ? ['test/rules.test.ts'] : [];
  return [...new Set([...own, ...mirrored, ...tables])].sort();
}

/** Where the tests of a file are: below `test`, or beside the case table of a rule. */
function mirrorOf(path) {
  if (path.startsWith('src/')) return path.replace(/^src/, 'test');
  if (path.startsWith('test/')) return path;
  const inPackage = /^(packages\/[^/]+)\/(.*)$/.exec(path);
  return inPackage === null ? `test/${path}` : `${inPackage[1]}/test/${inPackage[2]}`;
}
