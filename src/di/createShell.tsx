import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { User } from '@/domain/session/User';

export function createShell(_container: Container): ComponentType<{ readonly user: User }> {
  return function Shell({ user }) {
    return <p>{user.email}</p>;
  };
}
