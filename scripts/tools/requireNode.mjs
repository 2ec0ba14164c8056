const needed = [20, 19];

/** Ends the process with a plain sentence when this Node is too old to run the product. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  console.error(
    `Node ${needed.join('.')} or newer is needed; this is Node ${version}. ` +
      'Please install a newer one (https://nodejs.org) and try again.',
  );
  process.exit(1);
}
