export const plain = 1;
