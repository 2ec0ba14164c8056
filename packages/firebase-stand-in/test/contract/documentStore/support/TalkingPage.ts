import type { Page } from 'playwright';

import type { StoreAddress } from './storeTools';

interface Talk {
  say(id: string, text: string): Promise<void>;
  heard: readonly string[];
  fromCache: boolean;
}

declare global {
  /** Only in pages that TalkingPage opened. */
  var talk: Talk;
}

/** A page that listens to one room and writes into it. */
export class TalkingPage {
  private constructor(private readonly page: Page) {}

  static async open(page: Page, address: StoreAddress): Promise<TalkingPage> {
    await page.evaluate(to => {
      const { F, openStore } = storeTools;
      F.setLogLevel('silent');
      const db = openStore(to);
      const room = F.collection(db, 'rooms/one/messages');
      const say = (id: string, text: string): Promise<void> => F.setDoc(F.doc(room, id), { text, order: id });
      globalThis.talk = { say, heard: [], fromCache: true };
      F.onSnapshot(F.query(room, F.orderBy('order')), { includeMetadataChanges: true }, snapshot => {
        globalThis.talk = {
          say,
          heard: snapshot.docs.map(document => String(document.get('text'))),
          fromCache: snapshot.metadata.fromCache,
        };
      });
    }, address);
    return new TalkingPage(page);
  }

  /** Done when the server has taken it. */
  say(id: string, text: string): Promise<void> {
    return this.page.evaluate(([key, words]) => talk.say(key, words), [id, text] as const);
  }

  heard(): Promise<readonly string[]> {
    return this.page.evaluate(() => talk.heard);
  }

  /** Waits until exactly `count` messages are shown, as the server has them. */
  async hears(count: number): Promise<void> {
    await this.page.waitForFunction(wanted => talk.heard.length === wanted && !talk.fromCache, count, {
      timeout: 25_000,
      polling: 20,
    });
  }

  /** Waits until exactly these messages are shown, as the server has them. */
  async hearsJust(...texts: readonly string[]): Promise<void> {
    const wanted = JSON.stringify(texts);
    await this.page.waitForFunction(list => JSON.stringify(talk.heard) === list && !talk.fromCache, wanted, {
      timeout: 25_000,
      polling: 20,
    });
  }
}
