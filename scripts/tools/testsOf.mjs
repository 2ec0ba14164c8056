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

/** Returns the folders that may hold the tests of a file: below `test`, or beside the case table of a rule. */
function mirrorOf(path) {
  if (path.startsWith('src/')) return path.replace(/^src/, 'test');
  if (path.startsWith('test/')) return path;
  const inPackage = /^(packages\/[^/]+)\/(.*)$/.exec(path);
  return inPackage === null ? `test/${path}` : `${inPackage[1]}/test/${inPackage[2]}`;
}

/** Tests that start servers or play many runs: too slow to be run with every change. */
const isSlow = path => /(^|\/)(contract|simulation|adversarial|e2e)\//.test(path);
const isArchitecture = path => path.startsWith('test/architecture/');

/** A test of a view starts a browser's document: it takes about three times as long as another one. */
const weightOf = path => (path.endsWith('.tsx') ? 3 : 1);

/**
 * Chooses the tests to run within a minute: those of the changed files themselves, then the related ones whose folders
 * are nearest to a changed file, up to a weight of `limit` in all. `leftOut` has the others, and the slow ones.
 */
export function chooseTests({ own, related, changed, limit }) {
  const others = related.filter(path => !own.includes(path) && !isArchitecture(path));
  const nearness = path => Math.max(...changed.map(file => sharedFolders(mirrorOf(file), path)));
  const quick = others.filter(path => !isSlow(path)).sort((a, b) => nearness(b) - nearness(a) || (a < b ? -1 : 1));
  let room = limit - own.reduce((sum, path) => sum + weightOf(path), 0);
  const chosen = quick.filter(path => (room -= weightOf(path)) >= 0);
  return { run: [...own, ...chosen], leftOut: others.filter(path => !chosen.includes(path)).sort() };
}

/** Counts the folders that two paths share at their beginning. */
function sharedFolders(one, other) {
  const [folders, others] = [one, other].map(path => path.split('/').slice(0, -1));
  const end = folders.findIndex((folder, depth) => folder !== others[depth]);
  return end === -1 ? folders.length : end;
}

/** Counts the files in each folder of tests, as `3 test/contract, 1 test/simulation`. */
export function countByFolder(paths) {
  const counts = new Map();
  for (const path of paths) {
    const folder = path
      .split('/')
      .slice(0, path.startsWith('packages/') ? 4 : 2)
      .join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([folder, count]) => `${count} ${folder}`).join(', ');
}
