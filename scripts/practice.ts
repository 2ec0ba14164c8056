import { practiceCommand } from '#sandbox/practice/practiceCommand';

try {
  process.stdout.write(await practiceCommand(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
