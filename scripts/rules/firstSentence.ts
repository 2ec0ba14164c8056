/** The short form of a statement. */
export const firstSentence = (statement: string): string => /^.*?[.](?= [A-Z]|$)/s.exec(statement)?.[0] ?? statement;
