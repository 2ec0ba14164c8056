/** All requests of a caller to the document store. The answers are 'allowed' or the SDK's code, by request. */
export interface Asker {
  readonly port: number;
  /** Empty if no one is signed in. */
  readonly token: string;
  readonly uid: string;
}

/** Runs in a page with the SDK. */
export async function askEverything({ port, token, uid }: Asker): Promise<Record<string, string>> {
  const { F, openStore } = storeTools;
  const db = openStore({ host: '127.0.0.1', port, token });
  const place = (name: string) => F.collection(db, name);
  const one = (path: string) => () => F.getDocFromServer(F.doc(db, path));
  const many =
    (...wanted: Parameters<typeof F.query>) =>
    () =>
      F.getDocsFromServer(F.query(...wanted));
  const events = F.collection(db, 'chat-events');
  const withMe = F.where('participants', 'array-contains', uid);
  const asked: Record<string, () => Promise<unknown>> = {
    'get own notification': one(`notifications/${uid}`),
    "get another's notification": one('notifications/ben'),
    'list own notifications': many(place('notifications'), F.where('user', '==', uid), F.limit(20)),
    'list own notifications without limit': many(place('notifications'), F.where('user', '==', uid)),
    "list everybody's notifications": many(place('notifications'), F.limit(20)),
    "list another's notifications": many(place('notifications'), F.where('user', '==', 'ben'), F.limit(20)),
    'get an event of the chat': one('chat-events/e1'),
    'get an event of another chat': one('chat-events/e2'),
    'list own events': many(events, withMe, F.limit(50)),
    'list own events in order': many(events, withMe, F.orderBy('seq', 'desc'), F.limit(1)),
    'list too many own events': many(events, withMe, F.limit(51)),
    "list another's events": many(events, F.where('participants', 'array-contains', 'ben'), F.limit(50)),
    'list own events and those of another': many(
      events,
      F.where('participants', 'array-contains-any', [uid, 'ben']),
      F.limit(50),
    ),
    'list events wherever they lie': many(F.collectionGroup(db, 'chat-events'), withMe, F.limit(50)),
    'count own events': () => F.getCountFromServer(F.query(events, withMe, F.limit(50))),
    'count all events': () => F.getCountFromServer(events),
    'get presence of staff': one('chat-presence/theo'),
    'list presence of staff': many(place('chat-presence'), F.limit(10)),
    'get presence for the patient': one('patient-presence/pat-thea'),
    'list presence for oneself': many(place('patient-presence'), F.where('patient', '==', uid), F.limit(10)),
    'list presence for the patient': many(place('patient-presence'), F.where('patient', '==', 'pat'), F.limit(10)),
    'get what has ended': one('ended-sessions/over'),
    'list what has ended': many(place('ended-sessions'), F.limit(1)),
    'get what no rule names': one('anything/else'),
  };
  for (const path of [
    `notifications/${uid}`,
    'chat-events/e1',
    `chat-presence/${uid}`,
    'patient-presence/pat-thea',
    'ended-sessions/over',
    'anything/else',
  ]) {
    const document = F.doc(db, path);
    asked[`write ${path}`] = () => F.setDoc(document, { user: uid, participants: [uid], patient: uid });
    asked[`delete ${path}`] = () => F.deleteDoc(document);
    asked[`write beside ${path}`] = () => F.addDoc(document.parent, { user: uid, participants: [uid], patient: uid });
  }
  const answers = Object.entries(asked).map(async ([name, ask]) => {
    const answer = await ask().then(
      () => 'allowed',
      (error: { code: string }) => error.code,
    );
    return [name, answer] as const;
  });
  const answered = Object.fromEntries(await Promise.all(answers));
  await F.terminate(db);
  return answered;
}
