export const PlainView = () => null;
