import { observable } from 'mobx';

export const UsesMobx = observable;
