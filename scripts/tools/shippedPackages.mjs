const folderAbove = path => path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')));

/** Returns the folder in which Node finds a dependency of a package; undefined if it is not installed. */
function resolve(packages, from, name) {
  for (let folder = from; folder !== ''; folder = folderAbove(folder)) {
    const own = `${folder}/node_modules/${name}`;
    if (own in packages) return own;
  }
  const shared = `node_modules/${name}`;
  return shared in packages ? shared : undefined;
}

/** Returns the dependencies of a package. Only a peer can be left out. */
function needs({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter(name => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * Paths, in the packages of a lockfile, of what the product itself is made of. npm's own mark `dev` says less: to npm,
 * what a package of this repository needs is needed by the product.
 */
export function shippedPackages(packages) {
  const found = new Set();
  const open = [''];
  while (open.length > 0) {
    const path = open.pop();
    for (const name of needs(packages[path])) {
      const target = resolve(packages, path, name);
      if (target === undefined || found.has(target)) continue;
      found.add(target);
      open.push(target);
    }
  }
  return found;
}
