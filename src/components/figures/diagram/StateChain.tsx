import type {ReactNode} from 'react';
import {Status} from '../control/Labels';
import type {Tone} from '../Tone';
import {at} from './at';
import {Chain} from './Chain';
import {fitsInRow} from './chainLayout';
import shapes from './shapes.module.css';
import styles from './Chain.module.css';

export interface StateChainProps {
  states: readonly {name: string; note?: ReactNode; tone?: Tone}[];
  /** Label of the transition from state i to state i + 1. */
  via?: readonly string[];
  /** Exits of the chain. `to` jumps to another state of it, `name` is an end state beside it. */
  exits?: readonly {from: number; to?: number; label: string; name?: string}[];
}

/** A chain of states with transitions and exits. */
export function StateChain({states, via = [], exits = []}: StateChainProps): ReactNode {
  const ways = exits.map(({name, ...exit}) => {
    // The chain would leave out an exit from a state that it does not have.
    at(states, exit.from, 'state');
    const goal = exit.to === undefined ? name : at(states, exit.to, 'state').name;
    return {...exit, ...(goal !== undefined && {goal})};
  });
  return (
    <Chain
      className={styles.states}
      nodes={states.map(({name, note, tone = 'neutral'}) => (
        <>
          <Status tone={tone}>{name}</Status>
          {note && <span className={shapes.text}>{note}</span>}
        </>
      ))}
      via={via}
      exits={ways}
      row={fitsInRow({states: states.map(({name}) => name), via, exits: ways})}
    />
  );
}
