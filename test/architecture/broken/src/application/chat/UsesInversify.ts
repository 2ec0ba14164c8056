import { Container } from 'inversify';

export const UsesInversify = Container;
