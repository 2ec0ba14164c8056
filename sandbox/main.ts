import '#firebase-stand-in/kernel/endWithParent.mjs';
import 'reflect-metadata';

// Imported on demand: what a static import loads is evaluated only once all of it is loaded.
const { runSandbox } = await import('./server/runSandbox');
await runSandbox(process.argv.slice(2), process.env);
