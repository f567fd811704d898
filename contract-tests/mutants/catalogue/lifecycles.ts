import { answers, type Mutant } from '../mutant';

/** Steps that no lifecycle has. */
export const LIFECYCLES: readonly Mutant[] = [
  {
    name: 'a shipment that is delivered before it is sent',
    operations: ['createShipment'],
    break: {
      sql: [
        `CREATE TRIGGER "mutant shipment" AFTER INSERT ON shipments
         BEGIN UPDATE shipments SET status = 'DELIVERED' WHERE id = NEW.id; END`,
      ],
    },
    caught: /shipment went from CREATED to DELIVERED on/,
  },
  {
    name: 'an illegal step allowed',
    operations: ['advanceShipment'],
    break: answers('advanceShipment', 409, (_, ctx) => {
      ctx.status = 200;
    }),
    caught: /advanceShipment 409 ILLEGAL_STEP: status 409 expected, 200 came/,
  },
  {
    name: 'a user who stays active when blocked',
    journeys: ['every step of the lifecycle user'],
    break: {
      sql: [
        `CREATE TRIGGER "mutant user" AFTER UPDATE OF status ON users WHEN NEW.status = 'BLOCKED'
         BEGIN UPDATE users SET status = 'ACTIVE' WHERE id = NEW.id; END`,
      ],
    },
    caught: /every step of the lifecycle user: user block ACTIVE: it did not become BLOCKED/,
  },
];
