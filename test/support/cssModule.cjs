/** Each class of a CSS module is called as in its file. */
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => name }) };
