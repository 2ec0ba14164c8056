import { runStandIn } from './command/runStandIn';

void runStandIn(process.argv.slice(2));
