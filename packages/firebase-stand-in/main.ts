import './kernel/endWithParent.mjs';

// Imported on demand: what a static import loads is evaluated only once all of it is loaded.
const { runStandIn } = await import('./command/runStandIn');
await runStandIn(process.argv.slice(2));
