import { mine } from '@inferbench/answers/mine/mine';
import { MineRequest } from '@inferbench/answers/mine/request';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { expect, test } from 'vitest';
import { ROOMS, textFaults } from '../../test/text-faults.ts';
import { readMine } from '../address/mine-request.ts';
import { machineFigure } from './machine-figure.ts';
