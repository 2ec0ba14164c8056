import type { ServerResponse } from 'node:http';
import { writeFailure } from '#sandbox/backend/dispatch/writeAnswer';

/** Answers as JSON what `act` returns, or why it was refused. */
export async function answerControl(response: ServerResponse, act: () => Promise<unknown>): Promise<void> {
  try {
    const body = JSON.stringify(await act());
    response
      .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(body);
  } catch (error) {
    writeFailure(response, error);
  }
}
