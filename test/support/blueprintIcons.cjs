const folder = '../../node_modules/@blueprintjs/icons/lib/cjs';
const parts = ['iconTypes', 'svgIconContainer', 'iconNames', 'iconLoader'];

const fileOf = name =>
  name
    .replace(/Icon$/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase();

/** The icons of Blueprint, each read when it is asked for: the package reads two thousand files for every test file. */
module.exports = new Proxy(
  { __esModule: true },
  {
    get(target, name) {
      if (name in target || typeof name === 'symbol') return target[name];
      if (/Icon$/.test(name)) return require(`${folder}/generated/components/${fileOf(name)}`)[name];
      return parts.map(part => require(`${folder}/${part}`)[name]).find(value => value !== undefined);
    },
  },
);
