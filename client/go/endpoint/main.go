// A reference endpoint: it verifies what the service sends, approves what it is asked, and signs its replies. It answers each
// idempotency key once; a real one keeps its keys where all its processes see them, and decides by a balance.
//
//	go run ./endpoint API_KEY API_SECRET PORT [body-timestamp-endpoint]
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strings"
	"sync"
	"time"

	"contrato"
)

const approved = `{"status":"APPROVED","message":"OK","status_detail":"APPROVED"}`

func main() {
	key, secret, port, order := os.Args[1], os.Args[2], os.Args[3], contrato.TimestampFirst
	if len(os.Args) > 4 {
		order = contrato.Order(os.Args[4])
	}
	secrets := map[string]string{key: secret}
	var answers sync.Map
	handler := func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		if contrato.Verify(r.Header, r.RequestURI, body, secrets, order, time.Now()) != nil {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		if !json.Valid(body) {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		reply := ""
		if strings.HasSuffix(r.URL.Path, "/authorizations") {
			reply = approved
		}
		known, _ := answers.LoadOrStore(r.Header.Get("x-idempotency-key"), reply)
		reply = known.(string)
		if contrato.Sign(w.Header(), r.RequestURI, []byte(reply), secret, order, time.Now()) != nil {
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
		w.Header().Set("content-type", "application/json")
		io.WriteString(w, reply)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://%s\n", listener.Addr())
	log.Fatal(http.Serve(listener, http.HandlerFunc(handler)))
}
