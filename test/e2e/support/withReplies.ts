import type { BrowserContext } from '@playwright/test';

interface RemoteConfig {
  readonly parameters: readonly { readonly name: string; readonly value: boolean }[];
}

/** Replies to messages are off by default; for this browser the backend says that they are on. */
export async function withReplies(context: BrowserContext): Promise<void> {
  await context.route('**/remote-config/config/**', async route => {
    const answer = await route.fetch();
    const { parameters } = (await answer.json()) as RemoteConfig;
    await route.fulfill({
      response: answer,
      json: {
        parameters: parameters.map(({ name, value }) => ({ name, value: value || name === 'isV2ChatReplyEnabled' })),
      },
    });
  });
}
