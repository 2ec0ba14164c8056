/** The patient whose message is being typed, by channel, as long as whoever types does nothing else. */
let typesFor: string | undefined;

const endTyping = (): void => {
  typesFor = undefined;
};

/**
 * A chat can end under the hands of whoever types in it, and another patient's comes up in its place. Its box may not take what was
 * meant for the first: it takes the focus only where somebody chose it, with the pointer, with a shortcut or by going there.
 */
export const typingIndicator = {
  type(channelId: string): void {
    typesFor = channelId;
    document.addEventListener('pointerdown', endTyping, { capture: true, once: true });
  },
  end: endTyping,
  areAt: (channelId: string): boolean => typesFor === undefined || typesFor === channelId,
};
