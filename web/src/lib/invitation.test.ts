import { expect, test } from "vitest"

import { inviteTo } from "./invitation"

const HERE = "http://127.0.0.1:8000/#/"

test("a link is that of the page where nothing else is known", () => {
  expect(inviteTo("#/t/abc", HERE, undefined)).toBe("http://127.0.0.1:8000/#/t/abc")
  expect(inviteTo("#/t/abc", HERE, { address: null })).toBe("http://127.0.0.1:8000/#/t/abc")
})

test("a link leads to the address of the server in its network", () => {
  expect(inviteTo("#/t/abc", HERE, { address: "http://192.168.1.5:8000" })).toBe("http://192.168.1.5:8000/#/t/abc")
})

test("a link leads to the site of the server", () => {
  expect(inviteTo("#/t/abc", HERE, { address: "https://beans.example" })).toBe("https://beans.example/#/t/abc")
})
