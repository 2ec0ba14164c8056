import { startUpTransition } from '@/domain/chat/startUpTransition.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './startUpTransition.cases.json';

describeRule(startUpTransition, cases);
